/** Skins at the terminal: publish, preview, activate, schedule, remove. */
import { CliError, UsageError } from '../frame/cli-error.ts'
import { defineVerb } from '../frame/verb.ts'
import { SKIN_OPTIONS, type SkinCall } from './skin-call.ts'
import { listSkins } from './skin-list.ts'
import { publishSkin } from './skin-publish.ts'
import { activateSkin, cancelSkin, previewSkin, revertSkin, scheduleSkin } from './skin-show.ts'

const NEEDS_REASON = new Set(['activate', 'schedule', 'cancel', 'revert'])
const NEEDS_WHAT: Readonly<Record<string, string>> = {
  publish: 'the folder of a skin: skins/mid-autumn',
  preview: 'the code of a skin',
  activate: 'the code of a skin, or plain for none',
  schedule: 'the code of a skin',
  cancel: 'the number of a plan: see skin list',
}
const DEEDS: Readonly<Record<string, (call: SkinCall, what: string) => Promise<void>>> = {
  list: listSkins,
  publish: publishSkin,
  preview: previewSkin,
  activate: activateSkin,
  schedule: scheduleSkin,
  cancel: cancelSkin,
  revert: revertSkin,
}

export const skin = defineVerb({
  name: 'skin',
  takes: 'list|publish|preview|activate|schedule|cancel|revert [WHAT]',
  help: 'festival skins: publish, preview, activate, schedule, cancel, revert',
  more: 'Open pages change within 5 s, without a reload. `skin revert` undoes one step. See docs/how-to/swap-a-skin.md.',
  options: SKIN_OPTIONS,
  async run(call) {
    const [deed = '', what] = call.words
    const run = DEEDS[deed]
    if (run === undefined)
      throw new UsageError(`skin does not know "${deed}": it is one of ${Object.keys(DEEDS).join(', ')}.`)
    if (NEEDS_WHAT[deed] !== undefined && what === undefined)
      throw new UsageError(`skin ${deed} needs ${NEEDS_WHAT[deed]}.`)
    if (NEEDS_REASON.has(deed) && call.options.reason === undefined)
      throw new UsageError(`skin ${deed} needs --reason: why, for the audit log.`)
    if (call.options.percent !== undefined && !/^\d{1,3}(?:\.\d)?$/.test(call.options.percent))
      throw new CliError(`--percent "${call.options.percent}" is not a percentage: write 10 or 0.5.`)
    return run(call, what ?? '')
  },
})
