import type { ShellProvision } from '@lantern/contract/federation'
import type { RemoteBuild } from '@lantern/contract/remote-build'
import { aBuild } from '../../build.fixture.ts'
import type { Refusal } from '../../candidate/candidate.rules.ts'
import { checkBuild } from '../../gate.rules.ts'

const PROVIDES: ShellProvision = {
  contractVersion: '1.3.0',
  oldestContract: '1.1.0',
  shared: { react: '19.3.1' },
  slots: ['home.dock'],
}

function refusals(change: (build: RemoteBuild) => unknown, ...others: Partial<ShellProvision>[]): Refusal[] {
  const shells = [{}, ...others].map((other, index) => ({
    shell: `0.${index + 1}.0`,
    provides: { ...PROVIDES, ...other },
  }))
  const made = (build: RemoteBuild) => change(Object.assign(build, { contractVersion: '1.2.0' }))
  const answer = checkBuild({ name: 'mine', version: '1.0.0-aaaa', files: aBuild({}, made), owners: {}, shells })
  return answer.kind === 'passed' ? [] : answer.refusals
}
const sentences = (list: Refusal[]) => list.map(({ rule, what }) => `${rule}: ${what}`)

describe('the live shells', () => {
  it('[OPS-GATE-2] accept contracts from the oldest supported to their own, whatever the patch', () => {
    for (const contractVersion of ['1.1.0', '1.2.7', '1.3.9'])
      expect(refusals((build) => Object.assign(build, { contractVersion }))).toEqual([])
  })

  it.each([
    ['1.4.0', 'knows 1.3.0 only'],
    ['2.0.0', 'knows 1.3.0 only'],
    ['1.0.0', 'serves 1.1.0 to 1.3.0'],
    ['0.9.0', 'serves 1.1.0 to 1.3.0'],
  ])('[OPS-GATE-2] refuse a build against contract %s', (contractVersion, words) => {
    const list = refusals((build) => Object.assign(build, { contractVersion }))
    expect(list.map(({ rule }) => rule)).toEqual(['contract'])
    expect(list[0]?.what).toContain(`shell 0.1.0, which is live, ${words}`)
  })

  it('[OPS-GATE-2] of a newer major accept what they say that they still run', () => {
    const next = { contractVersion: '2.1.0', oldestContract: '1.2.0' }
    expect(refusals(() => {}, next)).toEqual([])
    expect(refusals(() => {}, { ...next, oldestContract: '1.3.0' }).map(({ rule }) => rule)).toEqual(['contract'])
  })

  it('[OPS-GATE-2] are all checked: one old shell is enough, and is named', () => {
    const list = refusals(() => {}, { contractVersion: '1.1.0' })
    expect(sentences(list)).toEqual([
      'contract: The build was made against contract 1.2.0; shell 0.2.0, which is live, knows 1.1.0 only.',
    ])
  })

  it('[OPS-GATE-2] refuse a slot that one of them does not have', () => {
    const list = refusals((build) => build.slots.push('home.dock'), { slots: [] })
    expect(sentences(list)).toEqual(['slot: Shell 0.2.0, which is live, has no slot named "home.dock".'])
  })

  it('[OPS-GATE-13] refuse a name that one of them does not export, and name both', () => {
    const wanting = (build: RemoteBuild) => Object.assign(build, { imports: { react: ['use', 'useState'] } })
    const without = { exports: { react: ['useState'] } }
    expect(sentences(refusals(wanting, without))).toEqual([
      'export: The build imports use from react; shell 0.2.0, which is live, has react 19.3.1 without it.',
    ])
    expect(refusals(wanting, { exports: { react: ['use', 'useState'] } })).toEqual([])
  })

  it('[OPS-GATE-13] recognise a changed export by its form, whichever side is newer', () => {
    const withForm = (form: string) => ({ exports: { react: [form, 'useState'] } })
    const made = (form: string) => (build: RemoteBuild) => Object.assign(build, { imports: { react: [form] } })
    expect(refusals(made('use@2'), withForm('use@2'))).toEqual([])
    expect(refusals(made('use@2'), withForm('use'))[0]?.what).toContain('imports use@2 from react')
    expect(refusals(made('use'), withForm('use@2'))[0]?.what).toContain('imports use from react')
    expect(refusals(made('useState'), withForm('use@2'))).toEqual([])
  })

  it('[OPS-GATE-19] that are replaced are named with the minute after which they no longer count', () => {
    const openUntil = new Date('2026-11-23T07:14:19.100Z')
    const files = aBuild({}, (build) => {
      Object.assign(build, { contractVersion: '1.2.0', imports: { react: ['use'] } })
      Object.assign(build.shared, { jotai: '^3.0.0', react: '^19.3.0' })
      build.slots.push('home.dock')
    })
    const judged = (shared: Record<string, string>) => {
      const provides = { ...PROVIDES, contractVersion: '1.1.0', shared, slots: [], exports: { react: ['useState'] } }
      const shells = [{ shell: '0.1.0', provides, openUntil }]
      const answer = checkBuild({ name: 'mine', version: '1.0.0-aaaa', files, owners: {}, shells })
      return answer.kind === 'passed' ? [] : answer.refusals
    }
    const refused = judged({ react: '19.2.0' })
    expect(refused.map(({ rule }) => rule).toSorted()).toEqual(['contract', 'export', 'share', 'share', 'slot'])
    for (const { what, fix } of refused) {
      expect(what.toLowerCase()).toContain('shell 0.1.0, which is replaced but may be open on pages until 07:15 utc, ')
      expect(fix).toMatch(/^Publish again after 07:15 UTC, or /)
    }
  })

  it('[OPS-GATE-13] accept a whole namespace, a shell older than the lists, and a build without them', () => {
    const whole = (build: RemoteBuild) => Object.assign(build, { imports: { react: ['*'] } })
    expect(refusals(whole, { exports: { react: [] } })).toEqual([])
    expect(refusals((build) => Object.assign(build, { imports: { react: ['use'] } }))).toEqual([])
    expect(refusals(() => {}, { exports: { react: [] } })).toEqual([])
  })

  it('[OPS-GATE-3] refuse a range that a shell does not meet, and a package that a shell lacks', () => {
    const list = refusals((build) => Object.assign(build.shared, { react: '^19.3.0' }), {
      shared: { react: '19.2.0' },
    })
    expect(sentences(list)).toEqual(['share: The build needs react ^19.3.0; shell 0.2.0, which is live, has 19.2.0.'])
    const lacking = refusals((build) => Object.assign(build.shared, { jotai: '^3.0.0' }))
    expect(lacking.map(({ what }) => what)).toEqual([
      'The build takes jotai from the page, and shell 0.1.0, which is live, does not have it.',
    ])
  })

  it('[OPS-GATE-3] refuse an invalid range', () => {
    expect(refusals((build) => Object.assign(build.shared, { react: 'latest' })).map(({ rule }) => rule)).toEqual([
      'share',
    ])
  })
})
