/** TOML files are read when the client is built (vite.config.ts); whoever imports one says its shape. */
declare module "*.toml" {
  const content: unknown;
  export default content;
}
