/** Reads digits aloud with the device's own voice, slowly and one by one. */

/** Slow enough to type along. */
const RATE = 0.7

export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis
}

/** @param onEnd told when it is over, also when it was cut short. @returns stops it */
export function speakDigits(digits: string, language: string, onEnd: () => void): () => void {
  const utterance = new SpeechSynthesisUtterance([...digits].join('， '))
  utterance.lang = language
  utterance.rate = RATE
  utterance.onend = onEnd
  utterance.onerror = onEnd
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
  return () => speechSynthesis.cancel()
}
