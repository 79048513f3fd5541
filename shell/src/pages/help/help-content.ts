/** Articles, one chunk each per language: the service worker keeps chunks whose names begin with `help-` for offline reading. */
import type { HelpArticle } from '@lantern/build/help/help-article.ts'
import type { HelpPage } from '@lantern/contract/routes'
import type { Locale } from '@lantern/i18n'

type ArticleModule = { readonly article: HelpArticle }

/** @throws the import error when the chunk fails to load; the next call tries again */
export async function loadArticle(locale: Locale, page: HelpPage): Promise<HelpArticle> {
  const { article }: ArticleModule =
    locale === 'en'
      ? await import(/* webpackChunkName: "help-en-[request]" */ `../../../help/en/${page}.md`)
      : await import(/* webpackChunkName: "help-zh-[request]" */ `../../../help/zh/${page}.md`)
  return article
}
