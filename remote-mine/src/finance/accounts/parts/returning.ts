/** Adding an account as a step of something else: state of the link that leads there, and what reads it afterwards. */
export const RETURNING = { isStep: true }

export function isStepOfSomething(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isStep' in state && state.isStep === true
}
