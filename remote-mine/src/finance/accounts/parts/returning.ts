/** Link state that marks adding an account as a step of another flow, and the hook that reads it. */
export const RETURNING = { isStep: true }

export function isStepOfSomething(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isStep' in state && state.isStep === true
}
