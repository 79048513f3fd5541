import { cohortBucket, TESTER } from '@lantern/contract/audience'
import type { MicroFrontend } from '@lantern/contract/federation'
import { createCatalogue } from './catalogue.ts'
import type { Build } from './discovery.ts'
import { aDocument } from './override.fixture.ts'

const title = { zh: '页', en: 'Page' }
const page = { path: '/game/new', frame: 'page' as const, protected: false, title, audience: { flag: 'new' } }

/** A document in which games has a page behind a flag, and slots for some visitors. */
function aDocumentWith(change: Partial<MicroFrontend['extras']>) {
  const document = aDocument()
  for (const { extras } of document.microFrontends.games ?? []) Object.assign(extras, change)
  return document
}
const catalogueOf = (change: Partial<MicroFrontend['extras']>, bucket?: number, trial: Build[] = []) => {
  const catalogue = createCatalogue(new Map(trial.map((build) => [build.name, build])), 'https://site.example')
  catalogue.take(aDocumentWith(change), bucket === undefined ? {} : { [cohortBucket('games')]: bucket })
  return catalogue
}
const SLOTS = { slots: ['home.more', 'home.dock'], slotAudiences: { 'home.more': { cohort: 10 } } }

describe('a catalogue', () => {
  it('[SHELL-PAGE-6] leaves out slots that the visitor does not see', () => {
    const fillers = (bucket?: number) =>
      ['home.more', 'home.dock'].map((slot) => catalogueOf(SLOTS, bucket).fillersOf(slot).length)
    expect([fillers(), fillers(0.1), fillers(0.09)]).toEqual([
      [0, 1],
      [0, 1],
      [1, 1],
    ])
  })

  it('[SHELL-PAGE-6] has nothing to prefetch of a remote that shows the visitor nothing', () => {
    expect(catalogueOf({ pages: [page] }).showsAnything('games')).toBe(false)
    expect(catalogueOf({ pages: [page], flags: ['new'] }).showsAnything('games')).toBe(true)
    expect(catalogueOf({ pages: [page], slots: ['home.more'] }).showsAnything('games')).toBe(true)
    expect(catalogueOf({}).showsAnything('games')).toBe(true)
  })

  it('[SHELL-PAGE-7] names the slots that are for members', () => {
    const catalogue = catalogueOf({ slots: ['home.more', 'home.dock'], slotAudiences: { 'home.more': 'members' } })
    expect(['home.more', 'home.dock'].map((slot) => catalogue.isSlotForMembers('games', slot))).toEqual([true, false])
    expect(catalogue.fillersOf('home.more')).toEqual(['games'])
  })

  it('[SHELL-PAGE-9] shows a device that tries a build all of it', () => {
    const extras = {
      ...aDocumentWith({ pages: [page], ...SLOTS }).microFrontends.games?.[0]?.extras,
    } as Build['extras']
    const trial = { name: 'games', version: '9.0.0', manifestUrl: 'https://site.example/m.json', integrity: '', extras }
    const catalogue = catalogueOf({}, undefined, [trial])
    expect([catalogue.viewerOf('games'), catalogue.fillersOf('home.more')]).toEqual([TESTER, ['games']])
  })
})
