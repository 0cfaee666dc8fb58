<?php
return array(
	'dependencies' => array('wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element'),
	'version' => '0.1.0',
);
