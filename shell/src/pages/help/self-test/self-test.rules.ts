/** Nine questions about the last year, four answers each worth 0 to 3. The bands are those of the Problem Gambling Severity Index (0, 1-2, 3-7, 8+). */
export const QUESTIONS = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7', 'q8', 'q9'] as const
type Question = (typeof QUESTIONS)[number]
export const ANSWERS = ['never', 'sometimes', 'often', 'always'] as const
export type Answers = Partial<Record<Question, number>>
export type Band = 'none' | 'low' | 'some' | 'high'

const SOME = 3
const HIGH = 8

/** The band of a finished test, null while an answer is missing. */
export function bandOf(answers: Answers): Band | null {
  let sum = 0
  for (const question of QUESTIONS) {
    const value = answers[question]
    if (value === undefined) return null
    sum += value
  }
  if (sum === 0) return 'none'
  if (sum < SOME) return 'low'
  return sum < HIGH ? 'some' : 'high'
}

export function leftOf(answers: Answers): number {
  return QUESTIONS.filter((question) => answers[question] === undefined).length
}
