/** Whether the answer to a behaviour check is correct and was entered by hand. Pure. */
import type { CaptchaAnswer, TrackPoint } from '@lantern/contract/captcha'

/** Tolerance of the slider, pixels. */
const TOLERANCE_PX = 7
/** A drag, also by arrow keys, has several points and takes some time; a script that jumps has neither. */
const MIN_POINTS = 4
const MIN_TRACK_MS = 200

/** @param solution as stored: pixels, ids joined by commas, digits */
export function isSolved(answer: CaptchaAnswer, solution: string): boolean {
  switch (answer.kind) {
    case 'slider':
      return Math.abs(answer.x - Number(solution)) <= TOLERANCE_PX && isPlausible(answer.track, answer.x)
    case 'order':
      return answer.order.join(',') === solution
    case 'audio':
      return answer.digits.replace(/\D/g, '') === solution
  }
}

/** Times increase, the track ends at the answer, and the drag took a minimum time. */
export function isPlausible(track: readonly TrackPoint[], x: number): boolean {
  const [first, last] = [track[0], track.at(-1)]
  if (!first || !last || track.length < MIN_POINTS) return false
  const goesForward = track.every(([at], index) => index === 0 || at >= (track[index - 1]?.[0] ?? 0))
  return goesForward && last[0] - first[0] >= MIN_TRACK_MS && Math.abs(last[1] - x) <= 2
}
