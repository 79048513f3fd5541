/** What the browser shows of a build: every page and slot, at addresses of the live shells, from a discovery document with this build alone. */
import { generateKeyPairSync } from 'node:crypto'
import { DISCOVERY_SCHEMA_URL, type Discovery, type IntegrityMap, PRODUCTION } from '@lantern/contract/federation'
import { exampleAddress } from '@lantern/contract/page-routes'
import { publicBuild, type RemoteBuild } from '@lantern/contract/remote-build'
import { isProtected } from '@lantern/contract/routes'
import { keyIdOf, signDiscovery } from '@lantern/service'
import { MANIFEST_FILE } from '../../artifacts/build-documents.rules.ts'
import type { RenderOrder, RenderView } from '../host/render-order.ts'

type Trial = {
  readonly build: RemoteBuild
  readonly integrity: IntegrityMap
  /** The version under which edges serve the build: its own, or another one before it is published. */
  readonly trial: string
  readonly shells: RenderOrder['shells']
  /** The shells are one that is itself at the gate. */
  readonly candidate?: RenderOrder['candidate']
}

/** Where the shell shows the slots that are not on its home page. */
const SLOT_ADDRESS: Readonly<Record<string, string>> = { 'chat.panel': '/?chat=1&roomId=lobby' }
const HOME = '/'

/** The document is signed with a key of this trial only: no page of the site accepts it. */
export async function trialOrder({ build, integrity, trial, shells, candidate }: Trial): Promise<RenderOrder> {
  const { name, version } = build
  const base = `/r/${name}/${trial}/`
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const key = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
  const { [MANIFEST_FILE]: manifestIntegrity = '', ...files } = integrity
  const alone: Discovery = {
    schema: DISCOVERY_SCHEMA_URL,
    microFrontends: {
      [name]: [
        {
          url: `${base}${MANIFEST_FILE}`,
          metadata: { integrity: manifestIntegrity, version },
          extras: { ...publicBuild(build), files, maintenance: null },
          deployment: { traffic: 100, default: true },
        },
      ],
    },
  }
  const document = JSON.stringify(alone)
  const head = { kid: keyIdOf(key), revision: 1, environment: PRODUCTION }
  const discovery = { document, signature: await signDiscovery(document, head, privateKey) }
  const views = viewsOf(build)
  return { remote: name, base, discovery, key, shells: [...shells], views, ...(candidate && { candidate }) }
}

/** Every page once; the slots together, by the address at which the shell shows them. */
export function viewsOf({ pages = [], slots }: RemoteBuild): RenderView[] {
  const bySlots = Map.groupBy(slots, (slot) => SLOT_ADDRESS[slot] ?? HOME)
  return [
    ...pages.map((page) => ({
      page: page.path,
      slots: [],
      address: exampleAddress(page),
      isForMembers: page.protected || isProtected(page.path),
    })),
    ...[...bySlots].map(([address, shown]) => ({ page: '', slots: [...shown], address, isForMembers: false })),
  ]
}
