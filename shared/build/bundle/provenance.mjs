/**
 * Where a bundle comes from, as an in-toto statement with a SLSA 1.0 provenance. It is not signed: sign it with the tool of your installation.
 *
 * @param {{ subjects: { name: string, sha256: string }[], commit: string, lockSha256: string, node: string, at: Date }} facts
 * @returns {string} JSON (https://in-toto.io/Statement/v1, https://slsa.dev/provenance/v1)
 */
export function provenance({ subjects, commit, lockSha256, node, at }) {
  const statement = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
    predicateType: 'https://slsa.dev/provenance/v1',
    predicate: {
      buildDefinition: {
        buildType: 'https://lantern.example/release/v1',
        externalParameters: { command: 'npm run release' },
        resolvedDependencies: [
          { name: 'source', digest: { gitCommit: commit } },
          { name: 'pnpm-lock.yaml', digest: { sha256: lockSha256 } },
          { name: 'node', annotations: { version: node } },
        ],
      },
      runDetails: { builder: { id: 'https://lantern.example/release' }, metadata: { finishedOn: at.toISOString() } },
    },
  }
  return `${JSON.stringify(statement, null, 2)}\n`
}
