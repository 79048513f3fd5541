// @ts-expect-error: plain JavaScript, typed in its comments
import { provenance as plainProvenance } from './provenance.mjs'

const provenance: (facts: {
  subjects: { name: string; sha256: string }[]
  commit: string
  lockSha256: string
  node: string
  at: Date
}) => string = plainProvenance

it('[BUILD-17] the provenance names the archives, the commit, the lock file and Node', () => {
  const at = new Date(0)
  const text = provenance({
    subjects: [{ name: 'a.tar.gz', sha256: 'aa' }],
    commit: 'c1',
    lockSha256: 'bb',
    node: '26',
    at,
  })
  expect(JSON.parse(text)).toMatchObject({
    _type: 'https://in-toto.io/Statement/v1',
    subject: [{ name: 'a.tar.gz', digest: { sha256: 'aa' } }],
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: 'c1' } },
          { name: 'pnpm-lock.yaml', digest: { sha256: 'bb' } },
          { name: 'node', annotations: { version: '26' } },
        ],
      },
      runDetails: { metadata: { finishedOn: '1970-01-01T00:00:00.000Z' } },
    },
  })
})
