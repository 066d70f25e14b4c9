/** TOML files are read when the client is built (vite.config.ts); the importing module declares its shape. */
declare module "*.toml" {
  const content: unknown;
  export default content;
}
