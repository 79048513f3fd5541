/** What was typed and not sent, by room, for as long as the page lives: closing the panel loses nothing. */
export const drafts = new Map<string, string>()
