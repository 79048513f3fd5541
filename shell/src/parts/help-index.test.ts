import { HELP_PAGES } from '@lantern/contract/routes'
import { pinyin } from 'pinyin-pro'
import { HELP_INDEX } from './help-index.ts'

describe('HELP_INDEX', () => {
  it('names each of the 21 pages once', () => {
    expect(HELP_INDEX.map(({ page }) => page)).toEqual([...HELP_PAGES])
  })

  it.each(HELP_INDEX)('has matching pinyin for $page', (entry) => {
    const spoken = pinyin(entry.title.zh.replaceAll('/', ''), { toneType: 'none', type: 'array' })
    expect(entry.pinyin.split(' ')).toEqual(spoken)
  })
})
