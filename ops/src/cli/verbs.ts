/** The verbs of the command line, in the order of help. A new one is a file beside and a line here. */
import { audit } from './audit.ts'
import { canary } from './canary.ts'
import { diff } from './diff.ts'
import { doctor } from './doctor.ts'
import { history } from './history.ts'
import { kill } from './kill.ts'
import { list } from './list.ts'
import { maintenance } from './maintenance.ts'
import { override } from './override.ts'
import { pin } from './pin.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'
import { revive } from './revive.ts'
import { rollback } from './rollback.ts'
import { shells } from './shells.ts'
import { skin } from './skin.ts'
import { support } from './support.ts'
import { token } from './token.ts'
import { unpin } from './unpin.ts'
import type { Verb } from './verb.ts'

export const VERBS: readonly Verb[] = [
  publish,
  list,
  history,
  canary,
  promote,
  rollback,
  pin,
  unpin,
  kill,
  revive,
  maintenance,
  override,
  skin,
  diff,
  doctor,
  shells,
  support,
  audit,
  token,
]
