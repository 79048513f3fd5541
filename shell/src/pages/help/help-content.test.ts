import { HELP_PAGES } from '@lantern/contract/routes'
import { frameAt } from '../../host/navigation/site-pages.ts'
import type { HelpArticle, HelpBlock } from './content/help-article.ts'
import { loadArticle } from './help-content.ts'

const HAN = /[\u4e00-\u9fff]/

const linksOf = (article: HelpArticle): string[] =>
  article.sections.flatMap(({ body }) =>
    body.flatMap((block: HelpBlock) =>
      typeof block === 'object' && 'links' in block ? block.links.map(({ to }) => to) : [],
    ),
  )

describe('loadArticle', () => {
  it.each(HELP_PAGES)('[SHELL-HELP-1] %s is written in both languages, section by section', async (page) => {
    const zh = await loadArticle('zh-CN', page)
    const en = await loadArticle('en', page)
    expect(en.sections.map(({ id }) => id)).toEqual(zh.sections.map(({ id }) => id))
    expect(en.sections.map(({ body }) => body.length)).toEqual(zh.sections.map(({ body }) => body.length))
    expect(zh.sections.length).toBeGreaterThanOrEqual(4)
    expect(zh.lead).toMatch(HAN)
    expect(JSON.stringify(en)).not.toMatch(HAN)
    expect(zh.related).not.toContain(page)
  })

  it.each(HELP_PAGES)('%s links only to existing pages', async (page) => {
    for (const locale of ['zh-CN', 'en'] as const) {
      const unknown = linksOf(await loadArticle(locale, page)).filter((to) => frameAt(to) === null)
      expect(unknown).toEqual([])
    }
  })
})
