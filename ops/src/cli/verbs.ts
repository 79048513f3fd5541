/** The verbs of the command line, in the order of help. */

import { audit } from './admin/audit.ts'
import { doctor } from './admin/doctor.ts'
import { signIn } from './admin/sign-in.ts'
import { support } from './admin/support.ts'
import { token } from './admin/token.ts'
import { diff } from './builds/diff.ts'
import { history } from './builds/history.ts'
import { list } from './builds/list.ts'
import { publish } from './builds/publish.ts'
import { shells } from './builds/shells.ts'
import { sourceMaps } from './builds/source-maps.ts'
import type { Verb } from './frame/verb.ts'
import { canary } from './live/canary.ts'
import { chaos } from './live/chaos.ts'
import { flag } from './live/flag.ts'
import { kill } from './live/kill.ts'
import { maintenance } from './live/maintenance.ts'
import { override } from './live/override.ts'
import { pin } from './live/pin.ts'
import { promote } from './live/promote.ts'
import { revive } from './live/revive.ts'
import { rollback } from './live/rollback.ts'
import { unpin } from './live/unpin.ts'
import { skin } from './skins/skin.ts'

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
  flag,
  override,
  chaos,
  skin,
  diff,
  doctor,
  shells,
  support,
  sourceMaps,
  audit,
  token,
  signIn,
]
