export function pageCommands(page: string, heading: string, index?: number): string
export function runPageCommands(
  commands: string,
  options: { cwd: string; env?: Record<string, string>; places?: Record<string, string> },
): string
