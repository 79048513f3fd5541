/** The registry. Every write is one transaction with its audit line. */

import { SHELL_NAME } from '@lantern/contract/boot'
import { type IntegrityMap, integrityMapSchema, PRODUCTION } from '@lantern/contract/federation'
import { type RemoteBuild, remoteBuildSchema } from '@lantern/contract/remote-build'
import type { Transaction } from 'kysely'
import * as v from 'valibot'
import { MANIFEST_FILE } from '../artifacts/build-documents.rules.ts'
import { type AuditLine, auditLine } from '../audit/audit.repository.ts'
import type { Database } from '../database/database.ts'
import { revisionOf } from '../database/revision.ts'
import type { DeploymentRow, Schema } from '../database/schema.ts'
import { type RemoteLine, rowOf } from './remote-line.ts'
import { type ShellDeclaration, shellDeclarationSchema } from './shell-declaration.ts'

/** A published build with its discovery data. */
export type DeployedBuild = {
  build: RemoteBuild
  files: IntegrityMap
  manifestIntegrity: string
  /** Its files are in the shared folder of its remote (docs/decisions/0049). */
  isShared: boolean
}

export type NewBuild = {
  build: RemoteBuild | ShellDeclaration
  digest: string
  files: { file: string; integrity: string; size: number }[]
  isShared: boolean
  actor: string
}
/** A build in a list. */
export type BuildLine = { version: string; contractVersion: string; at: string; by: string; size: number }
export type BuildFacts = {
  digest: string
  declaration: RemoteBuild | ShellDeclaration
  files: { file: string; integrity: string; size: number }[]
  at: string
  by: string
}
export type NewLine = {
  revision: number
  name: string
  environment: string
  line: RemoteLine
  reason: string
  actor: string
  at?: Date
}
export type Deployment = DeploymentRow

export type Registry = ReturnType<typeof createRegistry>

/** @param db the database, or an open transaction */
export function createRegistry(db: Database | Transaction<Schema>) {
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

    async environments(): Promise<string[]> {
      const rows = await db.selectFrom('environments').select('name').orderBy('name').execute()
      return rows.map(({ name }) => name)
    },

    /** Lines of one remote, newest first. @param before only lines older than this revision */
    async history(
      name: string,
      environment: string = PRODUCTION,
      { before, limit }: { before?: number; limit?: number } = {},
    ): Promise<Deployment[]> {
      return db
        .selectFrom('deployments')
        .selectAll()
        .where('environment', '=', environment)
        .where('name', '=', name)
        .$if(before !== undefined, (query) => query.where('revision', '<', before ?? 0))
        .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
        .orderBy('revision', 'desc')
        .execute()
    },

    /** The newest line of every remote, without the shell, and the revision of the environment. */
    async current(environment: string = PRODUCTION): Promise<{ revision: number; live: Deployment[] }> {
      const live = await db
        .selectFrom('deployments')
        .selectAll()
        .distinctOn('name')
        .where('environment', '=', environment)
        .where('name', '<>', SHELL_NAME)
        .orderBy('name')
        .orderBy('revision', 'desc')
        .execute()
      return { revision: (await revisionOf(db, environment)).revision, live }
    },

    /** The newest line of the shell; undefined before its first release in this environment. */
    async shellLine(environment: string = PRODUCTION): Promise<Deployment | undefined> {
      const [newest] = await this.history(SHELL_NAME, environment, { limit: 1 })
      return newest
    },

    async shellDeclaration(version: string): Promise<ShellDeclaration> {
      const row = await db
        .selectFrom('builds')
        .select('declaration')
        .where('name', '=', SHELL_NAME)
        .where('version', '=', version)
        .executeTakeFirstOrThrow()
      return v.parse(shellDeclarationSchema, JSON.parse(row.declaration))
    },

    /** Published files of any version of a build with one of these names. */
    async filesNamed(name: string, files: readonly string[]): Promise<{ file: string; integrity: string }[]> {
      if (files.length === 0) return []
      return db
        .selectFrom('files')
        .select(['file', 'integrity'])
        .distinct()
        .where('name', '=', name)
        .where('file', 'in', [...files])
        .execute()
    },

    /** One build with its hashes. */
    async deployedBuild(name: string, version: string): Promise<DeployedBuild> {
      const row = await db
        .selectFrom('builds')
        .leftJoin('shared_builds', (join) =>
          join.onRef('shared_builds.name', '=', 'builds.name').onRef('shared_builds.version', '=', 'builds.version'),
        )
        .select(['builds.declaration', 'shared_builds.at as shared_at'])
        .where('builds.name', '=', name)
        .where('builds.version', '=', version)
        .executeTakeFirstOrThrow()
      const rows = await this.filesOf(name, version)
      const all: IntegrityMap = v.parse(
        integrityMapSchema,
        Object.fromEntries(rows.map(({ file, integrity }) => [file, integrity])),
      )
      const { [MANIFEST_FILE]: manifestIntegrity = '', ...files } = all
      const build = v.parse(remoteBuildSchema, JSON.parse(row.declaration))
      return { build, files, manifestIntegrity, isShared: row.shared_at !== null }
    },

    /** Builds that are not among the shared files, with the SRI of their manifests. */
    async unsharedBuilds(): Promise<{ name: string; version: string; integrity: string }[]> {
      return db
        .selectFrom('files')
        .leftJoin('shared_builds', (join) =>
          join.onRef('shared_builds.name', '=', 'files.name').onRef('shared_builds.version', '=', 'files.version'),
        )
        .select(['files.name', 'files.version', 'files.integrity'])
        .where('files.file', '=', MANIFEST_FILE)
        .where('shared_builds.at', 'is', null)
        .execute()
    },

    async markShared(name: string, version: string): Promise<void> {
      await db
        .insertInto('shared_builds')
        .values({ name, version })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },

    /** Builds of one remote, newest first, with size and requirements. */
    async builds(name: string): Promise<BuildLine[]> {
      const rows = await db
        .selectFrom('builds')
        .innerJoin('files', (join) =>
          join.onRef('files.name', '=', 'builds.name').onRef('files.version', '=', 'builds.version'),
        )
        .select(['builds.version', 'contract_version', 'published_at', 'published_by'])
        .select(({ fn }) => fn.sum<string>('files.size').as('size'))
        .where('builds.name', '=', name)
        .groupBy(['builds.version', 'contract_version', 'published_at', 'published_by'])
        .orderBy('published_at', 'desc')
        .execute()
      return rows.map(({ version, contract_version, published_at, published_by, size }) => ({
        version,
        contractVersion: contract_version,
        at: published_at.toISOString(),
        by: published_by,
        size: Number(size),
      }))
    },

    /** All stored data of one build. */
    async build(name: string, version: string): Promise<BuildFacts | undefined> {
      const row = await db
        .selectFrom('builds')
        .selectAll()
        .where('name', '=', name)
        .where('version', '=', version)
        .executeTakeFirst()
      if (row === undefined) return undefined
      return {
        digest: row.digest,
        declaration: v.parse(
          name === SHELL_NAME ? shellDeclarationSchema : remoteBuildSchema,
          JSON.parse(row.declaration),
        ),
        files: await this.filesOf(name, version),
        at: row.published_at.toISOString(),
        by: row.published_by,
      }
    },

    async insertBuild(newBuild: NewBuild): Promise<void> {
      await insertBuild(db, newBuild)
    },

    /** Adds a line with its audit entry. Only inside `inTurn`, with its revision. */
    async insertLine({ revision, name, environment, line, reason, actor, at = new Date() }: NewLine): Promise<void> {
      await db
        .insertInto('deployments')
        .values({ revision, name, environment, reason, actor, at, ...rowOf(line) })
        .execute()
      const { kind, version, canary } = line
      const concerned = line.withdrew[0] ?? canary?.version ?? version
      const fact = { actor, action: kind, name, version: concerned, environment, revision, detail: reason }
      await auditLine(db, { ...fact, outcome: 'done' })
    },

    /** Logs a refusal: attempts belong in the audit log too. */
    async audit(line: AuditLine): Promise<void> {
      await auditLine(db, line)
    },
  }
}

async function insertBuild(
  db: Database | Transaction<Schema>,
  { build, digest, files, isShared, actor }: NewBuild,
): Promise<void> {
  const { name, version, contractVersion } = build
  await db
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
  await db
    .insertInto('files')
    .values(files.map((file) => ({ name, version, ...file })))
    .execute()
  if (isShared) await db.insertInto('shared_builds').values({ name, version }).execute()
}
