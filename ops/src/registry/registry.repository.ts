/** Reads and writes of the registry. Every write is one transaction with its audit line. */
import {
  type IntegrityMap,
  integrityMapSchema,
  type RemoteBuild,
  remoteBuildSchema,
} from '@lantern/contract/federation'
import type { Transaction } from 'kysely'
import * as v from 'valibot'
import { type AuditLine, auditLine } from '../audit/audit.repository.ts'
import type { Database } from '../database/database.ts'
import type { DeploymentKind, Schema } from '../database/schema.ts'
import type { DeployedBuild, HistoryLine } from './discovery.rules.ts'
import { inRevision, revisionOf } from './revision.ts'

export type NewBuild = {
  build: RemoteBuild
  digest: string
  files: { file: string; integrity: string; size: number }[]
  actor: string
}
export type NewDeployment = {
  name: string
  kind: DeploymentKind
  version: string
  from: string | null
  kept: string[]
  reason: string
  actor: string
}
export type Deployment = Schema['deployments'] extends infer Row
  ? { [Key in keyof Row]: Key extends 'at' ? Date : Row[Key] }
  : never

export type Registry = ReturnType<typeof createRegistry>

const MANIFEST_FILE = 'mf-manifest.json'

export function createRegistry(db: Database) {
  return {
    async buildDigest(name: string, version: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('builds')
        .select('digest')
        .where('name', '=', name)
        .where('version', '=', version)
        .executeTakeFirst()
      return row?.digest
    },

    async filesOf(name: string, version: string): Promise<{ file: string; integrity: string; size: number }[]> {
      return db
        .selectFrom('files')
        .select(['file', 'integrity', 'size'])
        .where('name', '=', name)
        .where('version', '=', version)
        .orderBy('file')
        .execute()
    },

    /** Deployments of one remote, newest first. */
    async history(name: string): Promise<Deployment[]> {
      return db.selectFrom('deployments').selectAll().where('name', '=', name).orderBy('revision', 'desc').execute()
    },

    /** What is live: the newest deployment of every remote, and the revision of the registry. */
    async current(): Promise<{ revision: number; live: Deployment[] }> {
      const live = await db
        .selectFrom('deployments')
        .selectAll()
        .distinctOn('name')
        .orderBy('name')
        .orderBy('revision', 'desc')
        .execute()
      return { revision: (await revisionOf(db)).revision, live }
    },

    /** One build with the hashes that discovery carries. */
    async deployedBuild(name: string, version: string): Promise<DeployedBuild> {
      const row = await db
        .selectFrom('builds')
        .select('declaration')
        .where('name', '=', name)
        .where('version', '=', version)
        .executeTakeFirstOrThrow()
      const rows = await this.filesOf(name, version)
      const all: IntegrityMap = v.parse(
        integrityMapSchema,
        Object.fromEntries(rows.map(({ file, integrity }) => [file, integrity])),
      )
      const { [MANIFEST_FILE]: manifestIntegrity = '', ...files } = all
      return { build: v.parse(remoteBuildSchema, JSON.parse(row.declaration)), files, manifestIntegrity }
    },

    /** Builds of one remote with their dates, newest first. */
    async builds(name: string): Promise<{ version: string; published_at: Date; published_by: string }[]> {
      return db
        .selectFrom('builds')
        .select(['version', 'published_at', 'published_by'])
        .where('name', '=', name)
        .orderBy('published_at', 'desc')
        .execute()
    },

    /** Adds a build and deploys it, or deploys a known one. @returns the new revision */
    async deploy(deployment: NewDeployment, newBuild?: NewBuild): Promise<number> {
      return inRevision(db, async (trx, revision) => {
        if (newBuild !== undefined) await insertBuild(trx, newBuild)
        const { from, kept, ...rest } = deployment
        await trx
          .insertInto('deployments')
          .values({ ...rest, revision, from_version: from, kept: JSON.stringify(kept) })
          .execute()
        const { actor, kind, name, version, reason } = deployment
        await auditLine(trx, { actor, action: kind, name, version, outcome: 'done', detail: reason })
      })
    },

    /** Notes what was refused: the log of attempts is as useful as that of successes. */
    async audit(line: AuditLine): Promise<void> {
      await auditLine(db, line)
    },
  }
}

export function historyLines(rows: readonly Deployment[]): HistoryLine[] {
  return rows.map(({ kind, version, from_version }) => ({ kind, version, fromVersion: from_version }))
}

async function insertBuild(trx: Transaction<Schema>, { build, digest, files, actor }: NewBuild): Promise<void> {
  const { name, version, contractVersion } = build
  await trx
    .insertInto('builds')
    .values({
      name,
      version,
      contract_version: contractVersion,
      digest,
      declaration: JSON.stringify(build),
      published_by: actor,
    })
    .execute()
  await trx
    .insertInto('files')
    .values(files.map((file) => ({ name, version, ...file })))
    .execute()
}
