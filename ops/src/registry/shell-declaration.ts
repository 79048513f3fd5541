/** What the registry keeps of a shell's build: the part of `shell.json` that other builds must fit. The rest is in the artifact. */

import { SHELL_NAME } from '@lantern/contract/boot'
import { type ShellBuild, shellProvisionSchema, versionSchema } from '@lantern/contract/federation'
import * as v from 'valibot'

export const shellDeclarationSchema = v.object({
  name: v.literal(SHELL_NAME),
  version: versionSchema,
  contractVersion: versionSchema,
  provides: shellProvisionSchema,
})
export type ShellDeclaration = v.InferOutput<typeof shellDeclarationSchema>

export function declarationOf({ version, provides }: ShellBuild): ShellDeclaration {
  return { name: SHELL_NAME, version, contractVersion: provides.contractVersion, provides }
}
