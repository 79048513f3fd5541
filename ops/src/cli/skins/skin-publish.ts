/** Publishes a skin's folder and prints the gate's measurements. */
import { existsSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { readTree } from '../../artifacts/artifact-store.ts'
import { kb } from '../../skins/picture-gate.ts'
import { SKIN_FILE, type SkinReport } from '../../skins/skin-gate.ts'
import type { SkinPublishAnswer } from '../../skins/skin-service.ts'
import { CliError } from '../frame/cli-error.ts'
import type { ServiceClient } from '../frame/service-client.ts'
import type { SkinCall } from './skin-call.ts'

/** @param folder a skin's folder, or one with several skins */
export async function publishSkin({ service, say }: SkinCall, folder: string): Promise<void> {
  const tree = existsSync(folder) ? await readTree(folder) : new Map<string, Buffer>()
  const codes = [...tree.keys()].flatMap((name) => (name.endsWith(`/${SKIN_FILE}`) ? [dirname(name)] : []))
  if (tree.has(SKIN_FILE)) return publishFiles(service, [...tree], say)
  if (codes.length === 0)
    throw new CliError(
      `There is no ${basename(folder)}/${SKIN_FILE}. Name the folder of a skin, e.g. skins/mid-autumn, or one that holds several.`,
    )
  for (const code of codes.sort()) {
    const own = [...tree].filter(([name]) => name.startsWith(`${code}/`))
    await publishFiles(
      service,
      own.map(([name, content]) => [name.slice(code.length + 1), content]),
      say,
    )
  }
}

async function publishFiles(
  service: ServiceClient,
  tree: readonly (readonly [string, Buffer])[],
  say: (line: string) => void,
): Promise<void> {
  const files = Object.fromEntries(
    tree.filter(([name]) => !name.startsWith('.')).map(([name, content]) => [name, content.toString('base64')]),
  )
  const answer = await service.post<SkinPublishAnswer>('/api/skins', { files })
  if (answer.kind === 'refused') return
  const { code, version, report } = answer
  if (answer.kind === 'unchanged') return say(`${code} ${version} is published already; nothing to do.`)
  say(`${code} ${version} is published (skins revision ${answer.revision}). No page shows it yet.`)
  for (const line of reportLines(report)) say(line)
}

function reportLines({ bytes, firstBytes, pictures, contrast }: SkinReport): string[] {
  const tight = [...contrast].sort((one, other) => one.ratio / one.least - other.ratio / other.least).slice(0, 3)
  return [
    `  ${Object.keys(pictures).length} pictures, ${kb(bytes)} kB; the home page needs ${kb(firstBytes)} kB of them first.`,
    `  ${contrast.length} pairs of colours pass; the tightest:`,
    ...tight.map(
      ({ scheme, ink, on, ratio, least }) =>
        `    ${ratio.toFixed(2)} of ${least}  ${ink} on ${on.join(' under ')} (${scheme})`,
    ),
  ]
}
