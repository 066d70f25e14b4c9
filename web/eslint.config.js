/** What ESLint looks for. The compiler and svelte-check find wrong types; Prettier lays out the code. */
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules", "dist", "src/wire/messages.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  ts.configs.stylistic,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "no-undef": "off", // the compiler knows better
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "no-var": "error",
      "prefer-const": "off", // svelte/prefer-const knows about $props and $state
      "svelte/prefer-const": ["error", { destructuring: "all" }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
      "@typescript-eslint/no-dynamic-delete": "off", // records keyed by seat or card lose a key
      "@typescript-eslint/no-empty-function": ["error", { allow: ["arrowFunctions"] }],
      "svelte/prefer-svelte-reactivity": "off", // our state is replaced, never changed in place
      "svelte/no-unused-svelte-ignore": "off", // svelte-check reports these, and knows our preprocessor
    },
  },
  {
    files: ["tests/**"],
    rules: {
      "@typescript-eslint/no-empty-function": "off",
      "@typescript-eslint/no-extraneous-class": "off", // what a browser offers is replaced by such classes
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
);
