/** A value at the end of its row, dimmed where there is none. @param none says so */
export const shownAs = (shown: string, none: string) => (shown === '' ? { note: none } : { value: shown })
