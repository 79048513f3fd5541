/** The publish gate of the shell: its files, the remotes that run in it, its delivery by edges, and every page of those remotes inside it. */

import { SHELL_NAME } from '@lantern/contract/boot'
import type { IntegrityMap } from '@lantern/contract/federation'
import { SHELL_FILE } from '@lantern/contract/shell-releases'
import type { ArtifactStore, BuildFiles, Parcel } from '../../artifacts/artifact-store.ts'
import type { DeployedBuild } from '../../registry/registry.repository.ts'
import { declarationOf, type ShellDeclaration } from '../../registry/shell-declaration.ts'
import type { LiveShells } from '../../shells/live-shells.repository.ts'
import type { Refusal } from '../candidate/candidate.rules.ts'
import type { GateSettings } from '../gate.ts'
import { asServed, type GateStep } from '../served-step.ts'
import { framesArePlain } from './frames.rules.ts'
import type { createRenderRemotes } from './render-remotes.ts'
import { promisedFiles, readShell } from './shell-documents.rules.ts'

/** Longest list of refusals: it is stored in the audit log. */
const MOST_REFUSALS = 100

type ShellOrder = {
  version: string
  files: BuildFiles
  /** Needs of live remotes that a shell does not meet. */
  misfits: (shell: ShellDeclaration) => Promise<Refusal[]>
  /** Published files of the shell with these names. */
  filesNamed: (files: readonly string[]) => Promise<readonly { file: string; integrity: string }[]>
  /** Builds of remotes that visitors get now. */
  builds: () => Promise<readonly DeployedBuild[]>
  /** An admin's reason for skipping the browser. */
  withoutBrowser?: string | undefined
}

type ShellVerdict =
  | { kind: 'refused'; refusals: Refusal[] }
  | {
      kind: 'passed'
      build: ShellDeclaration
      integrity: IntegrityMap
      parcel: Parcel
      isShared: false
      notes: string[]
    }

export type ShellGate = {
  /** @param say reports each step that may take longer than a second */
  judge(order: ShellOrder, say: (step: string) => void): Promise<ShellVerdict>
}

export type ShellGateParts = {
  store: ArtifactStore
  shells: LiveShells
  settings: Pick<GateSettings, 'mode' | 'waitMs'>
  renderRemotes: ReturnType<typeof createRenderRemotes>
}

export function createShellGate({ store, shells, settings, renderRemotes }: ShellGateParts): ShellGate {
  return {
    async judge({ version, files, misfits, filesNamed, builds, withoutBrowser }, say) {
      say(`checking ${files.size} files against the live remotes`)
      const { build, integrity, refusals } = readShell(version, files)
      if (build !== undefined) refusals.push(...framesArePlain(build), ...(await misfits(declarationOf(build))))
      refusals.push(...takenNames(integrity, await filesNamed(promisedFiles(integrity))))
      if (build === undefined || refusals.length > 0)
        return { kind: 'refused', refusals: refusals.slice(0, MOST_REFUSALS) }

      say('compressing')
      const parcel = await store.prepare(SHELL_NAME, version, files)
      try {
        const live = await shells.all()
        const order = { name: SHELL_NAME, parcel, integrity, files: files.keys(), first: SHELL_FILE, live }
        const served = await asServed(order, settings, say)
        const description = files.get(SHELL_FILE) ?? Buffer.of()
        const atGate = { version, trial: parcel.trial, description, live, withoutBrowser }
        const rendered: GateStep =
          served.refusals.length > 0 ? served : await renderRemotes({ ...atGate, builds: await builds() }, say)
        if (rendered.refusals.length === 0) {
          const notes = [...served.notes, ...rendered.notes]
          return { kind: 'passed', build: declarationOf(build), integrity, parcel, isShared: false, notes }
        }
        await parcel.drop()
        return { kind: 'refused', refusals: rendered.refusals }
      } catch (error) {
        await parcel.drop()
        throw error
      }
    },
  }
}

function takenNames(integrity: IntegrityMap, known: readonly { file: string; integrity: string }[]): Refusal[] {
  return known
    .filter((one) => integrity[one.file] !== one.integrity)
    .map(({ file }) => ({
      rule: 'immutable',
      what: `${file} of the shell is published already with other bytes.`,
      fix: 'The hash in a file name has to change with the content: let the build name files by their content hash, and build again.',
    }))
}
