/** What the places of the map are called where no catalogue names them. */
import venice from "../../../src/inkognito/board/venice.toml";

const SPACES = (venice as { space: readonly { id: string; name: string }[] }).space;
const names: Readonly<Record<string, string>> = Object.fromEntries(
  SPACES.map(({ id, name }) => [id, name]),
);

export default names;
