import { parse, safeParse } from 'valibot'
import { remoteDeclarationSchema } from '../federation/remote-declaration.ts'
import { livePageSchema } from '../federation/remote-page.ts'
import {
  type Audience,
  audienceSchema,
  audiencesOf,
  cohortBucket,
  flagsOf,
  hasCohort,
  isForMembers,
  isShownTo,
  TESTER,
  viewerOf,
} from './audience.ts'

const build = {
  pages: [
    { path: '/a' },
    { path: '/b', audience: 'everyone' as const },
    { path: '/c', audience: { flag: 'points' } },
    { path: '/d', audience: { flag: 'points' } },
  ],
  slotAudiences: { 'home.more': { flag: 'cards' }, 'home.dock': 'members' as const },
}

describe('an audience', () => {
  it.each<[Audience | undefined, boolean, boolean]>([
    [undefined, true, true],
    ['everyone', true, true],
    ['members', true, true],
    [{ flag: 'points' }, true, false],
    [{ flag: 'other' }, false, false],
    [{ cohort: 100 }, true, false],
    [{ cohort: 25.1 }, true, false],
    [{ cohort: 25 }, false, false],
    [{ cohort: 0 }, false, false],
  ])(
    '[WIRE-AUD-1] of %j is seen by a visitor in it, and by no unknown visitor',
    (audience, isSeen, isSeenByUnknown) => {
      const viewer = { flags: ['points'], bucket: 0.25 }
      expect(isShownTo(audience, viewer)).toBe(isSeen)
      expect(isShownTo(audience, viewerOf('mine', undefined, {}))).toBe(isSeenByUnknown)
      expect(isShownTo(audience, TESTER)).toBe(true)
      expect(isForMembers(audience)).toBe(audience === 'members')
    },
  )

  it('[WIRE-AUD-1] of a remote is drawn by another bucket than its canary, the same for all of its cohorts', () => {
    const buckets = { mine: 0.9, [cohortBucket('mine')]: 0.1, [cohortBucket('games')]: 0.9 }
    expect(viewerOf('mine', ['points'], buckets)).toEqual({ flags: ['points'], bucket: 0.1 })
  })

  it.each([
    'nobody',
    {},
    { cohort: 101 },
    { cohort: -1 },
    { cohort: 5.05 },
    { flag: 'Points' },
    { flag: '' },
    { flag: 'a', cohort: 5 },
  ])('[WIRE-AUD-2] is refused in remote.json when it is %j', (audience) => {
    expect(safeParse(audienceSchema, audience).success).toBe(false)
    const declared = { name: 'mine', routePrefixes: [], pages: [], slots: ['home.more'], devPort: 4301 }
    const given = { ...declared, slotAudiences: { 'home.more': audience } }
    expect(safeParse(remoteDeclarationSchema, given).success).toBe(false)
  })

  it('[WIRE-AUD-2] hides the page in discovery when this build does not know it', () => {
    const page = { path: '/c', frame: 'page', protected: false, title: { zh: '页', en: 'Page' } }
    const read = (audience?: unknown) => parse(livePageSchema, { ...page, ...(audience ? { audience } : {}) }).audience
    expect([read(), read('members'), read({ country: 'xx' })]).toEqual([undefined, 'members', { cohort: 0 }])
    expect(isShownTo(read({ country: 'xx' }), { flags: [], bucket: 0 })).toBe(false)
  })
})

describe('the audiences of a build', () => {
  it('[WIRE-AUD-1] are those of its pages and slots that not everyone sees', () => {
    expect(audiencesOf(build).map(({ what }) => what)).toEqual(['/c', '/d', 'home.more', 'home.dock'])
    expect([audiencesOf({}), flagsOf(build)]).toEqual([[], ['cards', 'points']])
    expect([hasCohort(build), hasCohort({ slotAudiences: { 'home.more': { cohort: 5 } } })]).toEqual([false, true])
  })
})
