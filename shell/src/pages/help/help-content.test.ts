import { HELP_PAGES } from '@lantern/contract/routes'
import { loadArticle } from './help-content.ts'

const HAN = /[\u4e00-\u9fff]/

describe('loadArticle', () => {
  it.each(HELP_PAGES)('[SHELL-HELP-1] %s is written in both languages, block by block', async (page) => {
    const zh = await loadArticle('zh-CN', page)
    const en = await loadArticle('en', page)
    expect(en.sections.map(({ id, body }) => [id, body.length])).toEqual(
      zh.sections.map(({ id, body }) => [id, body.length]),
    )
    expect(zh.sections.length).toBeGreaterThanOrEqual(4)
    expect(zh.lead).toMatch(HAN)
    expect(JSON.stringify(en)).not.toMatch(HAN)
  })
})
