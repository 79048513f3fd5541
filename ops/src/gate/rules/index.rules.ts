/** The rules that need the build's files only, in the order in which refusals are listed. */
import type { Rule } from '../candidate/candidate.rules.ts'
import { namesItself } from './claims/identity.rules.ts'
import { pagesAreItsOwn } from './claims/pages.rules.ts'
import { prefixesAreFree } from './claims/prefix.rules.ts'
import { slotAudiencesAreItsOwn, slotsAreFree } from './claims/slots.rules.ts'
import { modulesAreExposed } from './files/exposes.rules.ts'
import { filesAreThere } from './files/files.rules.ts'
import { hashesHold } from './files/integrity.rules.ts'
import { findsItsFiles } from './files/public-path.rules.ts'
import { stylesStayInside } from './files/style-layer.rules.ts'
import { fitsContract } from './shells/contract.rules.ts'
import { importsWhatShellsExport } from './shells/exports.rules.ts'
import { bringsNoSecondCopy } from './shells/second-copy.rules.ts'
import { fitsShares } from './shells/share.rules.ts'

export const RULES: readonly Rule[] = [
  namesItself,
  hashesHold,
  filesAreThere,
  modulesAreExposed,
  prefixesAreFree,
  pagesAreItsOwn,
  slotsAreFree,
  slotAudiencesAreItsOwn,
  fitsContract,
  fitsShares,
  importsWhatShellsExport,
  bringsNoSecondCopy,
  findsItsFiles,
  stylesStayInside,
]
