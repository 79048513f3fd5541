/** The signed discovery document of each environment. */
import {
  type Discovery,
  discoverySchema,
  type MaintenanceWindow,
  PRODUCTION,
  type SignedDiscovery,
} from '@lantern/contract/federation'
import * as v from 'valibot'
import type { Database } from '../database/database.ts'
import type { DeploymentRow } from '../database/schema.ts'
import { createFlags } from '../flags/flags.repository.ts'
import type { SigningKeys } from '../keys/signing-keys.ts'
import { type AnnouncedWindow, createMaintenance } from '../maintenance/maintenance.repository.ts'
import { createOverrideLinks } from '../overrides/override-links.repository.ts'
import { createRegistry, type Registry } from '../registry/registry.repository.ts'
import { lineOf } from '../registry/remote-line.ts'
import { type DeployedRemote, discoveryOf, entriesOf } from './discovery.rules.ts'

/** The document of a revision with its signature. */
export type PublishedDiscovery = SignedDiscovery & { readonly revision: number }

export type DiscoveryService = {
  /** The signed document of the current revision. */
  discovery(environment?: string): Promise<PublishedDiscovery>
}

export function createDiscoveryService({ db, keys }: { db: Database; keys: SigningKeys }): DiscoveryService {
  const signed = new Map<string, PublishedDiscovery>()

  return {
    async discovery(environment = PRODUCTION) {
      const known = signed.get(environment)
      const { revision, document } = await snapshot(environment, known?.revision)
      if (document === undefined) return known as PublishedDiscovery
      // Validated before signing: a document that the shell would refuse must never get a valid signature.
      const text = JSON.stringify(v.parse(discoverySchema, document))
      const answer = {
        document: text,
        revision,
        signature: await keys.signDiscovery(text, { revision, environment }),
      }
      if (revision >= (signed.get(environment)?.revision ?? 0)) signed.set(environment, answer)
      return answer
    },
  }

  /** Revision and document are read from one snapshot. */
  async function snapshot(
    environment: string,
    known: number | undefined,
  ): Promise<{ revision: number; document?: Discovery }> {
    return db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (trx) => {
        const { revision, live } = await createRegistry(trx).current(environment)
        if (revision === known) return { revision }
        const standing = await createMaintenance(trx).standing(environment)
        const ended = await createOverrideLinks(trx).takenBack(environment)
        const switched = (await createFlags(trx).lines(environment)).filter(({ isOn }) => isOn)
        const names = live.map(({ name }) => name)
        // A link may be for a remote that is not live here: the first entry lists it, and pages read all entries.
        const endedOf = (name: string) =>
          ended
            .filter((link) => link.name === name || (name === names[0] && !names.includes(link.name)))
            .map(({ nonce }) => nonce)
        const flagsOf = (name: string) => switched.filter((line) => line.name === name).map(({ flag }) => flag)
        const entries = await Promise.all(
          live.map(async (row) => {
            const remote = await deployed(createRegistry(trx), row, standing)
            return [row.name, entriesOf({ ...remote, takenBack: endedOf(row.name), flags: flagsOf(row.name) })] as const
          }),
        )
        return { revision, document: discoveryOf(Object.fromEntries(entries)) }
      })
  }

  async function deployed(
    registry: Registry,
    row: DeploymentRow,
    standing: readonly AnnouncedWindow[],
  ): Promise<Omit<DeployedRemote, 'takenBack' | 'flags'>> {
    const state = lineOf(row)
    const versions = [...(state.canary === null ? [] : [state.canary.version]), state.version, ...state.kept]
    const builds = await Promise.all(
      versions.map(async (version) => [version, await registry.deployedBuild(row.name, version)] as const),
    )
    return {
      state,
      builds: new Map(builds),
      windows: standing.filter(({ name }) => name === row.name).map(windowOf),
    }
  }
}

/** The public part of a window: reason and author stay in the registry. */
function windowOf({ from, to, routes, text }: AnnouncedWindow): MaintenanceWindow {
  return { from, to, ...(routes ? { routes } : {}), ...(text ? { text } : {}) }
}
