/** What the build makes of `shell/help/groups.yaml` and the titles of the articles beside it (shared/build/help/help-module.ts). */
declare module '*/help/groups.yaml' {
  export const groups: readonly import('@lantern/build/help/help-article.ts').HelpGroup[]
  export const entries: readonly import('@lantern/build/help/help-article.ts').HelpEntry[]
}
