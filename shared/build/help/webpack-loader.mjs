import { helpModule } from './help-module.ts'
import { failOn } from './problem.ts'

/**
 * webpack loader of `shell/help`: articles and `groups.yaml`. No Markdown or YAML parser reaches the bundle.
 *
 * @this {import('webpack').LoaderContext<object>}
 */
export default function helpLoader() {
  const { source, folders, problems } = helpModule(this.resourcePath)
  // Before a failure, so that a watching build retries when any of them changes.
  for (const folder of folders) this.addContextDependency(folder)
  failOn(problems)
  // Pages cache articles: only a reload shows a changed one.
  return this.hot ? `${source}import.meta.webpackHot.decline()\n` : source
}
