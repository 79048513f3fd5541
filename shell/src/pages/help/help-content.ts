/** Articles, a chunk each and language: names that begin with `help-` are what the service worker keeps for reading offline. */
import type { HelpPage } from '@lantern/contract/routes'
import type { Locale } from '@lantern/i18n'
import type { HelpArticle } from './content/help-article.ts'

/** @throws what the browser throws when the chunk cannot be had; the next call asks again */
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
