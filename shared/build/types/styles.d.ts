// The value of a style sheet import in webpack (experiments.css) and jest (identity-obj-proxy).
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
/** Replaced by webpack's mode; nothing else of Node's `process` exists in a browser. */
declare const process: { readonly env: { readonly NODE_ENV: 'production' | 'development' | 'test' } }
