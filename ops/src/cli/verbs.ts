/** The verbs of the command line, in the order of help. A new one is a file beside and a line here. */
import { audit } from './audit.ts'
import { diff } from './diff.ts'
import { list } from './list.ts'
import { maintenance } from './maintenance.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'
import { skin } from './skin.ts'
import { support } from './support.ts'
import { token } from './token.ts'
import type { Verb } from './verb.ts'

export const VERBS: readonly Verb[] = [publish, list, rollback, maintenance, skin, diff, support, audit, token]
