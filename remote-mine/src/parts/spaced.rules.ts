/** Puts a space between Chinese and Latin words: a name such as EBpay comes into a Chinese text as a value. */
export function spaced(text: string): string {
  return text.replace(/\p{Script=Han}(?=[A-Za-z])|[A-Za-z](?=\p{Script=Han})/gu, '$& ')
}
