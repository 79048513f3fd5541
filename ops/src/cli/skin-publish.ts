/** Publishes a skin's folder and says what the gate measured. */
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { readTree } from '../artifacts/artifact-store.ts'
import { kb } from '../skins/picture-gate.ts'
import type { SkinPublishAnswer } from '../skins/skin-desk.ts'
import { SKIN_FILE, type SkinReport } from '../skins/skin-gate.ts'
import { CliError } from './cli-error.ts'
import type { SkinCall } from './skin.ts'

export async function publishSkin({ desk, say }: SkinCall, folder: string): Promise<void> {
  const tree = existsSync(folder) ? await readTree(folder) : new Map<string, Buffer>()
  if (!tree.has(SKIN_FILE))
    throw new CliError(
      `There is no ${basename(folder)}/${SKIN_FILE}. Name the folder of a skin, e.g. skins/mid-autumn.`,
    )
  const files = Object.fromEntries(
    [...tree].filter(([name]) => !name.startsWith('.')).map(([name, content]) => [name, content.toString('base64')]),
  )
  const answer = await desk.post<SkinPublishAnswer>('/api/skins', { files })
  if (answer.kind === 'refused') return
  const { code, version, report } = answer
  if (answer.kind === 'unchanged') return say(`${code} ${version} is published already; nothing to do.`)
  say(`${code} ${version} is published (skins revision ${answer.revision}). Nobody wears it yet.`)
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
