/** The files of `shell/help` that code imports, by their path: see help-module.ts. */
export const HELP_FILE = /[\\/]shell[\\/]help[\\/](?:groups\.yaml|[a-z]+[\\/][^\\/]+\.md)$/
