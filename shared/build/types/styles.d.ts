// What webpack (experiments.css) and jest (identity-obj-proxy) make of a style sheet import.
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'
