/** Articles, one chunk each per language: the service worker keeps chunks whose names begin with `help-` for offline reading. */
import type { HelpPage } from '@lantern/contract/routes'
import type { Locale } from '@lantern/i18n'
import type { HelpArticle } from './content/help-article.ts'

/** @throws the import error when the chunk fails to load; the next call tries again */
export async function loadArticle(locale: Locale, page: HelpPage): Promise<HelpArticle> {
  const { article } =
    locale === 'en'
      ? ((await import(/* webpackChunkName: "help-en-[request]" */ `./content/en/${page}.ts`)) as {
          article: HelpArticle
        })
      : ((await import(/* webpackChunkName: "help-zh-[request]" */ `./content/zh/${page}.ts`)) as {
          article: HelpArticle
        })
  return article
}
