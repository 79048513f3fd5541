/** Reads digits aloud with the device's speech synthesis, slowly and one by one. */

/** Slow enough to type at the same time. */
const RATE = 0.7

export function canSpeak(): boolean {
  return 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis
}

/** @param onEnd called when the speech ends or is cut short. @returns stops it */
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
