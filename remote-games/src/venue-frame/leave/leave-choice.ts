/** What becomes of a venue's balance when its member leaves, as the member chose it for the next times. */
import { readStored, writeStored } from '@lantern/platform'
import { type InferOutput, picklist } from 'valibot'

const choiceSchema = picklist(['recall', 'keep'])
export type LeaveChoice = InferOutput<typeof choiceSchema>

/** null until the member asked to remember the answer. */
export function rememberedChoice(): LeaveChoice | null {
  return readStored('recallOnLeave', choiceSchema)
}

export function rememberChoice(choice: LeaveChoice): void {
  writeStored('recallOnLeave', choice)
}
