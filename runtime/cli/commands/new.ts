import type { Command } from 'commander';
import type { SiteConfig } from '../config';
import { newBlock } from './newBlock';
import { newChain } from './newChain';
import { newLayout } from './newLayout';
import { newSource } from './newSource';

/** `broadsheet new …`: what a developer would otherwise copy from another block. */
export function addNewCommands(program: Command, config: SiteConfig): void {
  const parent = program.command('new').description('Write the files of something new.');
  parent
    .command('block')
    .argument('<name>', 'words in lower case with hyphens: weather-note')
    .option('--source', 'with a content source of its own')
    .description('A block that passes the gates as it is written.')
    .action((name: string, options: { source?: boolean }) => {
      newBlock(config, name, options);
    });
  parent
    .command('chain')
    .argument('<name>')
    .description('A chain, which holds other blocks, in a block folder.')
    .action((name: string) => {
      newChain(config, name);
    });
  parent
    .command('source')
    .argument('<name>')
    .option('--block <block>', 'folder name of the one block that uses it')
    .description('A content source.')
    .action((name: string, options: { block?: string }) => {
      newSource(config, name, options);
    });
  parent
    .command('layout')
    .argument('<name>')
    .description('A layout of pages.')
    .action((name: string) => {
      newLayout(config, name);
    });
}
