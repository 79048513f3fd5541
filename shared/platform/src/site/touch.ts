/** Confirms an act of the member to hand and ear, as chosen: a short vibration unless it is off, a short tone if it is on (screens.md 1, G16). */
import { readStoredText } from '../storage/stored.ts'

const VIBRATION_MS = 10
const TONE_HZ = 880
const TONE_S = 0.08
const TONE_GAIN = 0.08

export function confirmTouch(): void {
  if (readStoredText('haptics') !== 'off') navigator.vibrate?.(VIBRATION_MS)
  if (readStoredText('sound') === 'on') playTone()
}

function playTone(): void {
  try {
    const context = new AudioContext()
    const [tone, volume] = [context.createOscillator(), context.createGain()]
    tone.frequency.value = TONE_HZ
    volume.gain.setValueAtTime(TONE_GAIN, context.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + TONE_S)
    tone.connect(volume).connect(context.destination)
    tone.onended = () => void context.close()
    tone.start()
    tone.stop(context.currentTime + TONE_S)
  } catch {
    // No audio device, or too many contexts: the tone is not worth an error.
  }
}
