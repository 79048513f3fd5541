import { helpModule } from './help-module.ts'
import { failOn } from './problem.ts'

/**
 * webpack loader of `shell/help`: articles and `groups.yaml`. Nothing that reads Markdown or YAML reaches the bundle.
 *
 * @this {import('webpack').LoaderContext<object>}
 */
export default function helpLoader() {
  const { source, folders, problems } = helpModule(this.resourcePath)
  // Before it fails: a watching build tries again when any of them changes.
  for (const folder of folders) this.addContextDependency(folder)
  failOn(problems)
  // Pages keep an article once they have it: only a reload shows the new one.
  return this.hot ? `${source}import.meta.webpackHot.decline()\n` : source
}
