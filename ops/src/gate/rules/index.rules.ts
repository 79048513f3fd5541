/** The rules that need the build's files only, in the order in which refusals are listed. */
import type { Rule } from '../candidate/candidate.rules.ts'
import { fitsContract } from './contract.rules.ts'
import { modulesAreExposed } from './exposes.rules.ts'
import { filesAreThere } from './files.rules.ts'
import { namesItself } from './identity.rules.ts'
import { hashesHold } from './integrity.rules.ts'
import { pagesAreItsOwn } from './pages.rules.ts'
import { prefixesAreFree } from './prefix.rules.ts'
import { findsItsFiles } from './public-path.rules.ts'
import { bringsNoSecondCopy } from './second-copy.rules.ts'
import { fitsShares } from './share.rules.ts'
import { slotsAreFree } from './slots.rules.ts'
import { stylesStayInside } from './style-layer.rules.ts'
import { namesAreItsOwn } from './unique-name.rules.ts'

export const RULES: readonly Rule[] = [
  namesItself,
  hashesHold,
  filesAreThere,
  modulesAreExposed,
  prefixesAreFree,
  pagesAreItsOwn,
  slotsAreFree,
  fitsContract,
  fitsShares,
  bringsNoSecondCopy,
  findsItsFiles,
  namesAreItsOwn,
  stylesStayInside,
]
