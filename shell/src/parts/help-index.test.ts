import { HELP_PAGES } from '@lantern/contract/routes'
import { HELP_GROUPS, HELP_INDEX } from './help-index.ts'

describe('HELP_INDEX', () => {
  it('names each of the 21 pages once', () => {
    expect(HELP_INDEX.map(({ page }) => page)).toEqual([...HELP_PAGES])
  })

  it('has the pinyin of the Chinese title', () => {
    const entry = HELP_INDEX.find(({ page }) => page === 'tysstqth')
    expect(entry?.pinyin).toBe('ti yu sai shi ti qian tui hou ji tui hui')
  })

  it('leaves no group empty', () => {
    const filled = new Set(HELP_INDEX.map(({ group }) => group))
    expect(HELP_GROUPS.map(({ id }) => id).filter((id) => !filled.has(id))).toEqual([])
  })
})
