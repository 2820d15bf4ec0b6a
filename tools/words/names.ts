// What a source file declares: names at its top, and members of its interfaces and classes as `Question.judge`.

import { basename } from 'node:path';
import ts from 'typescript';
import type { Source } from './source.ts';
import { walk } from './source.ts';

/** All names a file declares at its top, with the members of each; a component by the name of its file. */
export function namesIn({ path, code }: Source): ReadonlySet<string> {
  const names = new Set<string>();
  if (path.endsWith('.svelte')) names.add(basename(path, '.svelte'));
  for (const statement of code.statements) for (const name of declaredBy(statement)) names.add(name);
  return names;
}

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText());
  if (ts.isInterfaceDeclaration(statement) || ts.isClassDeclaration(statement)) return withMembers(statement);
  if (ts.isTypeAliasDeclaration(statement) || ts.isFunctionDeclaration(statement))
    return statement.name ? [statement.name.text] : [];
  return [];
}

function withMembers({ name, members }: ts.InterfaceDeclaration | ts.ClassDeclaration): string[] {
  const own = name?.text ?? '';
  return [own, ...[...members].flatMap(member => (member.name ? [`${own}.${member.name.getText()}`] : []))];
}

/** Every string of a file with its line: literals, imports and the fixed parts of templates. */
export function stringsIn({ code }: Source): { text: string; node: ts.Node }[] {
  const found: { text: string; node: ts.Node }[] = [];
  walk(code, node => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push({ text: node.text, node });
  });
  return found;
}
